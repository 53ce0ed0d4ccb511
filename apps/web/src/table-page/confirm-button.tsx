import { useState } from 'react';
import { Button } from '../parts/button.tsx';

/** A button for what cannot be taken back: it asks once more, in its own place. */
export function ConfirmButton({
  label,
  question,
  yes,
  no,
  onYes,
}: {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="ghost" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <span className="confirm-choice">
      <span role="alert">{question}</span>
      <Button onClick={() => setAsking(false)}>{no}</Button>
      <Button
        className="danger"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </Button>
    </span>
  );
}
