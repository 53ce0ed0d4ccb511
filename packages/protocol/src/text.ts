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

/** What shows nothing, or changes how its neighbours show, can make a name or a line of chat look like another's. */
function tidy(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(EMOJI_OR_UNSEEN, (found, emoji: string | undefined) => emoji ?? (/\p{M}/u.test(found) ? '' : ' '))
      // Towers of accents over one letter.
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/**
 * A picture is left whole: its style and what joins it to the next are part of it. Everywhere else nothing that is unseen
 * stays: control characters, halves of characters, what belongs to no script, all that Unicode calls ignorable, and the letters
 * that are drawn blank.
 */
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}\p{EMod}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{EMod}?\ufe0f?)*)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

export const DisplayName = line(NAME_LENGTH);
export const ChatText = line(CHAT_LENGTH);
