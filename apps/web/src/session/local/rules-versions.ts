/**
 * The rules each game is played by in this version of the app, so that a list of matches can tell which of them can be played
 * on without loading the games. A test compares it with the games themselves.
 */
export const RULES_VERSIONS: Readonly<Record<string, string>> = { gunrunners: '2', 'escape-plan': '3' };
