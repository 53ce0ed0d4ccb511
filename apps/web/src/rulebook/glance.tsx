import { Icon } from '../parts/icon.tsx';
import { Link } from '../routes/link.tsx';
import { useSettings } from '../state/settings.ts';
import type { GameBook } from './book.ts';

/** The game in half a minute, for those who only want to be reminded. */
export function AtAGlance({ book }: { readonly book: GameBook }) {
  const { language } = useSettings();
  const glance = book.glance[language];
  return (
    <section className="rb-glance" aria-labelledby="rb-glance-title">
      <h2 id="rb-glance-title">{glance.title}</h2>
      <p>{glance.aim}</p>
      <ol>
        {glance.steps.map(({ icon, title, text, clause }, index) => (
          <li key={clause}>
            <span className="numeral" aria-hidden="true">
              {index + 1}
            </span>
            <h3>
              <Icon name={icon} /> {title}
            </h3>
            <p>{text}</p>
            <Link className="clause" href={`#${clause}`}>
              {clause}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
