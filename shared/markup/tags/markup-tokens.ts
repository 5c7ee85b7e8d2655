import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** The line of a token and the beginning of its source. */
interface TokenSource {
  line: number;
  found: string;
}

/** The offsets of a token's source; those of a raw-text element include its end tag. */
interface TokenRange {
  start: number;
  end: number;
}

export interface MarkupElement extends TokenSource, TokenRange {
  kind: 'element';
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The raw content of an element that a browser with scripts does not parse as markup. */
  content: string;
  /** The line on which the content starts. */
  contentLine: number;
  /** Whether the element is a void element, or a raw-text element with its end tag. */
  isClosed: boolean;
}

/** A token of markup. White space between elements gives no token. */
export type MarkupToken =
  | MarkupElement
  | (TokenSource & TokenRange & { kind: 'comment' })
  | (TokenSource & { kind: 'end-tag' | 'text' | 'doctype' | 'malformed' });

/** Raw-text elements: a browser with scripts reads text up to their end tag, not markup. */
const RAW_TEXT_ELEMENTS: ReadonlyMap<string, number> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
]);

/** Elements without content and end tag. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['meta', 'link', 'base', 'img', 'br', 'hr', 'input', 'source', 'track', 'wbr', 'embed']);

const EXCERPT_MAX = 60;

/** Returns the beginning of a source on one line, for messages. */
export const excerpt = (source: string): string => {
  const line = source
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '\uFFFD');
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX).trimEnd()}…` : line;
};

/**
 * Tokenizes markup as a browser does. A parsed tree would show how browsers repair broken markup. Tokens show the source itself, so that
 * malformed, unclosed and stray tags can be refused instead of silently repaired.
 *
 * 1. parse5's tokenizer runs over the whole source.
 * 2. A start tag becomes an element token. After a raw-text element's tag, characters are collected as its content.
 * 3. An end tag closes the open raw-text element, or becomes an `end-tag` token.
 * 4. A parse error becomes a `malformed` token at the start of the affected tag, at most one per tag.
 */
export function tokenizeMarkup(html: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  let open: MarkupElement | undefined;
  /** Whether the start tag of `open` ends with a slash, which browsers ignore. */
  let isSelfClosing = false;
  /** End offset of the last tag, comment or doctype. */
  let lastTokenEnd = 0;
  /** `lastTokenEnd` at the last reported parse error: one report per tag keeps hostile markup linear. */
  let reportedAfter = -1;

  const sourceOf = ({ location }: Token.Token): TokenSource & TokenRange => {
    const { startLine: line = 1, startOffset: start = 0, endOffset: end = 0 } = location ?? {};
    lastTokenEnd = end;
    return { line, found: excerpt(html.slice(start, end)), start, end };
  };
  const text = (token: Token.CharacterToken): void => {
    if (!open) {
      if (tokens.at(-1)?.kind === 'text') return;
      const { startLine: line = 1, startOffset = 0 } = token.location ?? {};
      tokens.push({
        kind: 'text',
        line,
        found: excerpt(/^.[^<]*/su.exec(html.slice(startOffset, startOffset + 2 * EXCERPT_MAX))?.[0] ?? ''),
      });
      return;
    }
    if (open.content === '') open.contentLine = token.location?.startLine ?? open.line;
    open.content += token.chars;
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        const { tagName: name, attrs } = token;
        const mode = RAW_TEXT_ELEMENTS.get(name);
        const source = sourceOf(token);
        const element: MarkupElement = {
          kind: 'element',
          ...source,
          name,
          attributes: new Map(attrs.map((attribute) => [attribute.name, attribute.value])),
          content: '',
          contentLine: source.line,
          isClosed: VOID_ELEMENTS.has(name),
        };
        tokens.push(element);
        if (mode === undefined) return;
        tokenizer.state = mode;
        open = element;
        isSelfClosing = token.selfClosing;
      },
      onEndTag: (token) => {
        const source = sourceOf(token);
        if (open) {
          open.isClosed = true;
          open.end = source.end;
          // A self-closing slash does not close a raw-text element: the text after it is content of the element, which the author did not
          // intend.
          if (isSelfClosing && open.content.trim() !== '') tokens.push({ kind: 'malformed', line: open.line, found: open.found });
        } else tokens.push({ kind: 'end-tag', ...source });
        open = undefined;
      },
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: (token) => {
        if (open) text(token);
      },
      onComment: (token) => tokens.push({ kind: 'comment', ...sourceOf(token) }),
      onDoctype: (token) => tokens.push({ kind: 'doctype', ...sourceOf(token) }),
      onEof: () => undefined,
      onParseError: ({ startLine, startOffset }) => {
        if (reportedAfter === lastTokenEnd) return;
        reportedAfter = lastTokenEnd;
        // The parser reports an error at the end of a tag. The author needs the start of the tag, which is often lines above.
        const tag = open ? -1 : html.indexOf('<', lastTokenEnd);
        const start = tag >= 0 && tag < startOffset ? tag : startOffset;
        const line = startLine - (html.slice(start, startOffset).split('\n').length - 1);
        tokens.push({ kind: 'malformed', line, found: excerpt(html.slice(start, startOffset + EXCERPT_MAX)) });
      },
    },
  );
  tokenizer.write(html, true);
  return tokens;
}
