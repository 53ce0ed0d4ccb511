/** To be built. */
export function AutomaPanel() {
  return <section className="panel ep-automa">AutomaPanel</section>;
}
