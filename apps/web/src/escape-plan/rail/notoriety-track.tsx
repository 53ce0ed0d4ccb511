/** To be built. */
export function NotorietyTrack() {
  return <section className="panel ep-notoriety">NotorietyTrack</section>;
}
