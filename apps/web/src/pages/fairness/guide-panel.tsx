import type { GuideSection } from './guide.ts';
import { Marked } from './marked.tsx';

export function GuidePanel({ section }: { readonly section: GuideSection }) {
  const { heading, steps = [], points = [], fields = [], paragraphs = [] } = section;
  return (
    <section className="panel page-panel page-prose fairness-panel">
      <h2 className="panel-title">{heading}</h2>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Marked text={step} />
            </li>
          ))}
        </ol>
      )}
      {points.length > 0 && (
        <ul>
          {points.map(([gist, rest]) => (
            <li key={gist}>
              <b>{gist}</b> <Marked text={rest} />
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <dl>
          {fields.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <Marked text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Marked text={paragraph} />
        </p>
      ))}
    </section>
  );
}
