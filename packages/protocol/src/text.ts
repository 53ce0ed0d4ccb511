import { z } from 'zod';
import { CHAT_LENGTH, NAME_LENGTH } from './limits.ts';

/** One line of plain text, at most `length` letters: control characters and odd spacing are taken out, nothing else. */
function line(length: number) {
  return z
    .string()
    .max(length * 4)
    .transform((text) => tidy(text))
    .pipe(z.string().min(1).max(length));
}

/** Direction marks and control characters can make a name or a line of chat look like another's. */
function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, ' ')
      // Letters that show nothing, and towers of accents over one letter.
      .replace(/[\u115f\u1160\u2800\u3164\uffa0]/gu, ' ')
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

export const DisplayName = line(NAME_LENGTH);
export const ChatText = line(CHAT_LENGTH);
