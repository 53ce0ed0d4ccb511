import type { Happening } from '@stakeout/escape-plan';
import type { IconName } from '../../../icons/names.ts';
import './floats.css';

/** What somebody gained or lost, as a number and an icon. */
interface Float {
  readonly text: string;
  readonly icon: IconName;
  readonly isBad: boolean;
}

/** Only what is told with its amount, or is worth one: the log has the words. */
export function floatOf(happening: Happening): Float | null {
  switch (happening.type) {
    case 'paid':
      return { text: `−$${happening.amount}k`, icon: 'money-stack', isBad: false };
    case 'incomeReceived':
      return { text: `+$${happening.amount}k`, icon: 'money-stack', isBad: false };
    case 'notorietyGained':
      return { text: '+1', icon: 'round-star', isBad: false };
    case 'notorietyLost':
      return { text: '−1', icon: 'round-star', isBad: false };
    case 'discGained':
      return { text: '+1', icon: 'stopwatch', isBad: false };
    case 'discSpent':
      return { text: '−1', icon: 'stopwatch', isBad: false };
    case 'healed':
      return { text: '+1', icon: 'medical-pack', isBad: false };
    case 'wounded':
      return { text: '−1', icon: 'scar-wound', isBad: true };
    case 'handcuffed':
      return { text: '', icon: 'handcuffs', isBad: true };
    default:
      return null;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** Lets it rise from a point and fade. Nobody waits for it. */
export function rise(
  float: Float,
  { left, top }: { readonly left: number; readonly top: number },
  layer: HTMLElement,
  {
    milliseconds,
    delay,
    signal,
  }: { readonly milliseconds: number; readonly delay: number; readonly signal: AbortSignal },
): void {
  const chip = document.createElement('span');
  chip.className = `ep-float ${float.isBad ? 'is-bad' : ''}`;
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'icon');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `/icons.svg#${float.icon}`);
  icon.append(use);
  chip.append(icon, float.text);
  chip.style.left = `${left}px`;
  chip.style.top = `${top}px`;
  layer.append(chip);
  const animation = chip.animate(
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.2 },
      { transform: 'translate(-50%, -160%) scale(1)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -230%) scale(1)', opacity: 0 },
    ],
    { duration: milliseconds, delay, fill: 'both', easing: 'linear' },
  );
  const end = () => chip.remove();
  animation.finished.then(end, end);
  signal.addEventListener('abort', () => animation.cancel());
}
