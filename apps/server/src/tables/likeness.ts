import unhomoglyph from 'unhomoglyph';

/**
 * How a name looks: as it is written, in small letters and in capitals. Names with one of the three in common can be taken for
 * each other. It takes all three: `Ian` and `lan` look alike only as written, `bob` and a Cyrillic `ВОВ` only in capitals.
 */
type Looks = readonly [written: string, small: string, capital: string];

export function looksOf(name: string): Looks {
  const plain = name.normalize('NFKC');
  return [skeleton(name), skeleton(plain.toLowerCase()), skeleton(plain.toUpperCase())];
}

export function isAlike(one: Looks, other: Looks): boolean {
  return one.some((look, index) => look === other[index]);
}

/** Unicode's own measure (UTS #39): what shows nothing is left out, and each letter is the one all its look-alikes stand for. */
function skeleton(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(visible).normalize('NFD');
}
