/** Every address of the server. Pages and API stand under one origin. */
export const paths = {
  games: '/api/games',
  me: '/api/me',
  recovery: '/api/me/recovery',
  recover: '/api/recover',
  sessions: '/api/me/sessions',
  session: (id: string) => `/api/me/sessions/${id}`,
  signOut: '/api/me/sign-out',
  myTables: '/api/me/tables',
  /** My first tries at the puzzles of a game. */
  puzzleTries: (game: string) => `/api/me/puzzles/${game}`,
  push: '/api/push',
  lobby: '/api/lobby',
  daily: '/api/daily',
  /** The deal of a day in a game: what came of it, and, by POST, one's own attempt. */
  dailyDeal: (day: string, game: string) => `/api/daily/${day}/${game}`,
  tables: '/api/tables',
  table: (id: string) => `/api/tables/${id}`,
  tableStep: (id: string, step: TableStep) => `/api/tables/${id}/${step}`,
  history: (id: string, from = 0) => `/api/tables/${id}/history?from=${from}`,
  export: (id: string) => `/api/tables/${id}/export`,
  live: (id: string) => `/api/tables/${id}/live`,
  invitation: (token: string) => `/api/invitations/${token}`,
  /** Pages that links lead to. */
  tablePage: (id: string) => `/table/${id}`,
  watchPage: (id: string, key: string) => `/table/${id}?watch=${key}`,
  joinPage: (token: string) => `/join/${token}`,
  recoverPage: (token: string) => `/recover#${token}`,
} as const;

/** What can be done to a table before and after the match, each by POST. */
export type TableStep = 'sit' | 'leave' | 'ready' | 'start' | 'kick' | 'seat' | 'invite' | 'rematch' | 'close';
