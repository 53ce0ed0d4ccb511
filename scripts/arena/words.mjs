export function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}
