const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as it stands in XML or HTML, in content and in attributes alike; control characters survive as references. */
export const escapeMarkup = (value: string): string =>
  value.replace(/[&<>"']|[^\P{Cc}\n\t]/gu, (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`);

/** The text behind the five entities XML knows and numeric references; anything else stays as it is written. */
export const unescapeMarkup = (value: string): string =>
  value.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return CHARACTERS[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
