/** A part of the page. Texts are plain; what stands between backticks is code, what stands between double asterisks a new word. */
export interface GuideSection {
  readonly heading: string;
  /** Numbered, in the order in which they happen. */
  readonly steps?: readonly string[];
  /** Each begins with its gist and goes on. */
  readonly points?: readonly (readonly [gist: string, rest: string])[];
  readonly fields?: readonly (readonly [name: string, meaning: string])[];
  readonly paragraphs?: readonly string[];
}

/** The page in one language: what comes before the check of a file, and what after it. */
export interface Guide {
  readonly title: string;
  readonly lead: string;
  readonly before: readonly GuideSection[];
  readonly after: readonly GuideSection[];
}
