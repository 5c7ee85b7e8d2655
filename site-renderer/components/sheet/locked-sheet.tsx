import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { RETURN_PARAMETER } from '#shared/values/return-parameter.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface LockedSheetProps {
  cell: string;
  words: VisitorLabels;
  /** The title of the sheet's page, if it differs from the usual one (`usualTitle`). */
  pageTitle?: string | undefined;
  /** The id by which the members-only content is requested. */
  sheetId?: string;
  /** Addresses of registration and sign-in; omitted if the site has no registration. */
  addresses?: Pick<SiteAddresses, 'pageUrl' | 'cellUrl'> | undefined;
  /** Why it is worth becoming a member, in the owner's words; empty: the usual text. */
  reason?: string;
  /** The number of members-only sheets of the site. */
  count: number;
  /** The blurred picture of the sheet as a data URI. */
  teaser?: string | undefined;
  isFirst?: boolean;
  /** Whether the title of the sheet is the page's heading. */
  isHeading?: boolean;
}

/** Returns the address of a members' page that leads back to the sheet (R-15.61). */
const leadingBack = ({ pageUrl, cellUrl }: Pick<SiteAddresses, 'pageUrl' | 'cellUrl'>, page: 'register' | 'login', cell: string): string =>
  `${pageUrl(page)}?${RETURN_PARAMETER}=${cellUrl(cell) ?? ''}`;

/** Darkens a teaser of any colour, so that white text on it has a contrast of at least 5 to 1. */
const TEASER_SHADE = 'linear-gradient(#0009,#0009)';

/**
 * Renders the placeholder of a members-only sheet. It shows how to register and sign in, and no content except the colours of its teaser.
 */
export function LockedSheet({
  cell,
  words,
  pageTitle,
  sheetId,
  addresses,
  reason = '',
  count,
  teaser,
  isFirst = false,
  isHeading = isFirst,
}: LockedSheetProps) {
  const { title, text, register, login } = words.locked;
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <article
      className={isFirst ? 'sheet locked near' : 'sheet locked'}
      id={cell}
      data-page={cell}
      data-alias={sheetId && sheetAlias(sheetId)}
      data-title={pageTitle}
      data-sheet={sheetId}
      aria-label={title}
      style={teaser === undefined ? undefined : { backgroundImage: `${TEASER_SHADE},url(${teaser})` }}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <rect x="5" y="10" width="14" height="11" rx="2" />
        <path d="M8 10V7a4 4 0 0 1 8 0v3" />
      </svg>
      <Heading className="text">{title}</Heading>
      <p>{reason === '' ? text : reason}</p>
      <small>{fillPlaceholders(words.locked.count, { count })}</small>
      {addresses && (
        <>
          <a className="button" href={leadingBack(addresses, 'register', cell)}>
            {register}
          </a>
          <a className="button" href={leadingBack(addresses, 'login', cell)}>
            {login}
          </a>
        </>
      )}
    </article>
  );
}
