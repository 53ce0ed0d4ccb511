/** What stands in a log in the place of a secret. */
export const HIDDEN = '[hidden]';

/**
 * Links of this server that open something to whoever holds them: invitations, recovery, spectators' pages. Besides them,
 * addresses with a password, such as that of the database, and the text that JSON.parse quotes when it fails, which may be
 * somebody's chat. They can turn up anywhere: in the message of an error, a referring page, a route that does not exist.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A colon is the beginning of a route's pattern.
  [/(\/(?:join|invitations)\/)(?!:)[^/?#\s"'\\]+/gi, `$1${HIDDEN}`],
  [/(\/recover#)[^\s"'\\]+/gi, `$1${HIDDEN}`],
  [/([?&](?:watch|token|key)=)[^&#\s"'\\]+/gi, `$1${HIDDEN}`],
  // In a query the question mark of an address may itself be written in hexadecimal.
  [/(%3F(?:watch|token|key)%3D)[^&#\s"'\\%]+/gi, `$1${HIDDEN}`],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^:/@\s"'\\]*:)[^/@\s"'\\]+(?=@)/gi, `$1${HIDDEN}`],
  [/Unexpected token (?:\\.|[^"\\]){1,600}? is not valid JSON/g, 'text is not JSON'],
];

/** The last gate before a line of the log is written: whatever was forgotten elsewhere is taken out here. */
export function scrub(text: string): string {
  return SECRETS.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}
