import { Button } from '../parts/button.tsx';

/** Mark, day and parts of the day, rules and menu. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  return (
    <header className="ep-top">
      <Button look="ghost" small onClick={onMenu}>
        Menu
      </Button>
    </header>
  );
}
