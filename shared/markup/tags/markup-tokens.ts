import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** Where something stands in markup, and the beginning of it as it is written there. */
interface Place {
  line: number;
  found: string;
}

export interface MarkupElement extends Place {
  kind: 'element';
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What stands inside, of elements whose inside is not markup to a browser that runs scripts. */
  content: string;
  /** Where the inside begins. */
  contentLine: number;
  /** Whether its end is known: such an element with its end tag, or one that never has any. */
  isClosed: boolean;
}

/** What markup is made of, in the order it stands there. White space between elements is nothing. */
export type MarkupToken = MarkupElement | (Place & { kind: 'end-tag' | 'text' | 'comment' | 'doctype' | 'malformed' });

/** Elements up to whose end tag a browser that runs scripts sees text, not markup. */
const TEXT_INSIDE: ReadonlyMap<string, number> = new Map([
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

/** Elements that have no inside. */
const WITHOUT_END: ReadonlySet<string> = new Set(['meta', 'link', 'base', 'img', 'br', 'hr', 'input', 'source', 'track', 'wbr', 'embed']);

const FOUND_MAX = 60;

/** The beginning of what stands in markup, on one line. */
export const excerpt = (source: string): string => {
  const line = source
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '\uFFFD');
  return line.length > FOUND_MAX ? `${line.slice(0, FOUND_MAX).trimEnd()}…` : line;
};

/**
 * Reads markup with the tokens a browser reads. A tree would show what browsers make of broken markup; the tokens show what
 * is written, so that whatever is broken, left open or closed without need can be refused instead of repaired.
 */
export function tokenizeMarkup(html: string): MarkupToken[] {
  const pieces: MarkupToken[] = [];
  let open: MarkupElement | undefined;
  /** Where the last tag, comment or declaration ended. */
  let readTo = 0;
  /** After which of them something was broken: told once, however often, so that the worst markup is read as fast as any. */
  let brokenAt = -1;

  const placeOf = ({ location }: Token.Token): Place => {
    const { startLine: line = 1, startOffset = 0, endOffset = 0 } = location ?? {};
    readTo = endOffset;
    return { line, found: excerpt(html.slice(startOffset, endOffset)) };
  };
  const text = (token: Token.CharacterToken): void => {
    if (!open) {
      if (pieces.at(-1)?.kind === 'text') return;
      const { startLine: line = 1, startOffset = 0 } = token.location ?? {};
      pieces.push({
        kind: 'text',
        line,
        found: excerpt(/^.[^<]*/su.exec(html.slice(startOffset, startOffset + 2 * FOUND_MAX))?.[0] ?? ''),
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
        const mode = TEXT_INSIDE.get(name);
        const place = placeOf(token);
        const element: MarkupElement = {
          kind: 'element',
          ...place,
          name,
          attributes: new Map(attrs.map((attribute) => [attribute.name, attribute.value])),
          content: '',
          contentLine: place.line,
          isClosed: WITHOUT_END.has(name),
        };
        pieces.push(element);
        if (mode === undefined) return;
        tokenizer.state = mode;
        // A slash at its end closes no element: what follows is inside all the same.
        if (token.selfClosing) pieces.push({ kind: 'malformed', ...place });
        open = element;
      },
      onEndTag: (token) => {
        const place = placeOf(token);
        if (open) open.isClosed = true;
        else pieces.push({ kind: 'end-tag', ...place });
        open = undefined;
      },
      onCharacter: text,
      onNullCharacter: text,
      onWhitespaceCharacter: (token) => {
        if (open) text(token);
      },
      onComment: (token) => pieces.push({ kind: 'comment', ...placeOf(token) }),
      onDoctype: (token) => pieces.push({ kind: 'doctype', ...placeOf(token) }),
      onEof: () => undefined,
      onParseError: ({ startLine, startOffset }) => {
        if (brokenAt === readTo) return;
        brokenAt = readTo;
        // What is wrong shows at the end of a tag, often lines below; what has to be mended begins where the tag does.
        const tag = open ? -1 : html.indexOf('<', readTo);
        const start = tag >= 0 && tag < startOffset ? tag : startOffset;
        const line = startLine - (html.slice(start, startOffset).split('\n').length - 1);
        pieces.push({ kind: 'malformed', line, found: excerpt(html.slice(start, startOffset + FOUND_MAX)) });
      },
    },
  );
  tokenizer.write(html, true);
  return pieces;
}
