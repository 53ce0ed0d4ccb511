/** To be built. */
export function CityMap() {
  return <section className="panel ep-city">CityMap</section>;
}
