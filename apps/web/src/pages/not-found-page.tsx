export default function NotFoundPage() {
  return <main>Stakeout</main>;
}
