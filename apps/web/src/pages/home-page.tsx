export default function HomePage() {
  return <main>Stakeout</main>;
}
