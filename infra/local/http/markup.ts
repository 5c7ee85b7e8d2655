const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Escapes text for XML and HTML, in content and in attributes. Control characters become numeric references. */
export const escapeMarkup = (value: string): string =>
  value.replace(/[&<>"']|[^\P{Cc}\n\t]/gu, (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`);

/** Resolves XML's five entities and numeric references. Anything else is left unchanged. */
export const unescapeMarkup = (value: string): string =>
  value.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return CHARACTERS[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
