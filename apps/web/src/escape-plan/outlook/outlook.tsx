/** To be built. */
export function Outlook() {
  return <section className="panel ep-outlook">Outlook</section>;
}
