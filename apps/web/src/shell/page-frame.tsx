import './shell.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../routes/link.tsx';
import { useSay } from '../text/say.ts';
import { shellTexts } from './shell.texts.ts';
import { type Section, TopBar } from './top-bar.tsx';
import { useTitle } from './use-title.ts';

/** The page that was shown before; none when the reader came by loading this one, whose beginning is then the right place. */
let pathBefore: string | null = null;

/**
 * What stands around every page that is no table. Whoever goes from page to page by keyboard or ear arrives at the new page's
 * content, not at the end of the old one.
 */
export function PageFrame({
  title,
  section = null,
  className = '',
  children,
}: {
  /** Empty on the home page, which is named after the app. */
  readonly title: string;
  readonly section?: Section | null;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const say = useSay(shellTexts);
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => {
    const { pathname } = location;
    if (pathBefore !== null && pathBefore !== pathname) main.current?.focus({ preventScroll: true });
    pathBefore = pathname;
  }, []);
  return (
    <div className="page-frame">
      <a className="skip-link" href="#content">
        {say('skip')}
      </a>
      <TopBar section={section} />
      <main id="content" ref={main} tabIndex={-1} className={`page-main ${className}`}>
        {children}
      </main>
      <footer className="page-foot">
        <Link className="page-foot-link" href="/about">
          {say('about')}
        </Link>
        <Link className="page-foot-link" href="/fairness">
          {say('fairness')}
        </Link>
        <span>{say('unaffiliated')}</span>
      </footer>
    </div>
  );
}
