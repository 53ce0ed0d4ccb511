/** A part of the page. Texts are plain; only what stands between backticks is set as code. */
export interface FairnessSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Each begins with its gist, which is set in bold, and goes on. */
  readonly points: readonly (readonly [gist: string, rest: string])[];
  /** Numbered, in the order in which they are to be done. */
  readonly steps: readonly string[];
  readonly fields: readonly (readonly [name: string, meaning: string])[];
}

/** The page in one language. */
export interface FairnessText {
  readonly language: 'en' | 'pt-BR';
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly FairnessSection[];
  /** The words of the link to the other language, in that language. */
  readonly otherLanguage: string;
  readonly back: string;
}

/** A section has some of its parts only. */
export function section(heading: string, parts: Partial<Omit<FairnessSection, 'heading'>>): FairnessSection {
  return { heading, paragraphs: [], points: [], steps: [], fields: [], ...parts };
}
