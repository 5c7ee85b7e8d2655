import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { isShownOnAnySheet, linkedLanguage, occupiedCells, publishedLanguages, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { runningVariations, variedSheet } from '#shared/rules/sheets/variations.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { hasLinkedPage } from '#shared/rules/sites/linked-page.ts';
import { isBlank } from '#shared/values/text/normalise-text.ts';

/** A link that visitors can press, and the element that has it. */
interface PressableLink extends Pick<DeadLink, 'kind' | 'subject' | 'name'> {
  url: string;
  isInternalLink: boolean;
}

type LinkPlace = Pick<DeadLink, 'part' | 'cell' | 'language'>;

const link = (
  kind: DeadLink['kind'],
  { url, isInternalLink }: Pick<PressableLink, 'url' | 'isInternalLink'>,
  subject?: { id: string; name: string },
): PressableLink => ({
  kind,
  url,
  isInternalLink,
  subject: subject?.id ?? null,
  name: subject === undefined || isBlank(subject.name) ? null : subject.name.trim(),
});

/** Returns the button of a sheet or of one of its variations; none if the button has no text. */
const buttonLinks = (
  { linkButtonText, linkDestinationUrl: url, isInternalLink }: Sheet,
  variation?: { id: string; name: string },
): PressableLink[] => (isBlank(linkButtonText) ? [] : [link('button', { url, isInternalLink }, variation)]);

function findSheetLinks(sheet: Sheet): PressableLink[] {
  return [
    ...buttonLinks(sheet),
    ...runningVariations(sheet)
      .filter(({ fields }) => 'linkDestinationUrl' in fields || 'linkButtonText' in fields)
      .flatMap((variation) => buttonLinks(variedSheet(sheet, variation), variation)),
    ...sheet.imageLinkPoints.map(({ linkDestinationUrl: url, isInternalLink, ...point }) => link('point', { url, isInternalLink }, point)),
    ...sheet.products
      .filter(({ linkButtonText }) => !isBlank(linkButtonText))
      .map(({ linkButtonUrl: url, isInternalLink, id, productName }) =>
        link('product', { url, isInternalLink }, { id, name: productName }),
      ),
  ];
}

const linksBySheet = new WeakMap<Sheet, readonly PressableLink[]>();

/**
 * Returns the links of a sheet. Memoised per sheet object: an edit replaces one sheet of possibly ten thousand and keeps all other objects.
 */
function sheetLinks(sheet: Sheet): readonly PressableLink[] {
  const known = linksBySheet.get(sheet) ?? findSheetLinks(sheet);
  linksBySheet.set(sheet, known);
  return known;
}

/** Returns why a link is dead in one language; `undefined` if it is not, or if it has a fault that prevents publishing. */
function deadTarget(
  document: SiteDocument,
  language: Language,
  { url, isInternalLink }: PressableLink,
): Pick<DeadLink, 'rule' | 'target'> | undefined {
  const destination = parseDestination(url, isInternalLink);
  if (destination.kind === 'page')
    return hasLinkedPage(document, destination.page, language) ? undefined : { rule: 'page-missing', target: destination.page };
  if (destination.kind !== 'cell') return undefined;
  const shownIn = linkedLanguage(document, destination.cell, language);
  const isLocked = shownIn !== undefined && sheetAt(document, destination.cell, shownIn)?.membersOnlyLock === true;
  return isLocked && !hasLinkedPage(document, 'membership', language) ? { rule: 'link-locked', target: destination.cell } : undefined;
}

function deadLinksAt(
  document: SiteDocument,
  { language, ...place }: LinkPlace & { language: Language },
  links: readonly PressableLink[],
): DeadLink[] {
  return links.flatMap((one): DeadLink[] => {
    const dead = deadTarget(document, language, one);
    const { kind, subject, name } = one;
    return dead ? [{ ...place, language, kind, subject, name, ...dead }] : [];
  });
}

function deadLinksOnSheets(document: SiteDocument, language: Language): DeadLink[] {
  const sheets = occupiedCells(document).flatMap((cell) => {
    const sheet = sheetAt(document, cell, language);
    return sheet ? [{ cell, sheet }] : [];
  });
  const canJoin = hasLinkedPage(document, 'membership', language);
  const isClosed = ({ membersOnlyLock }: Sheet): boolean => membersOnlyLock && !canJoin;
  const closed: DeadLink[] = sheets.some(({ sheet }) => isClosed(sheet))
    ? [
        {
          rule: 'members-without-form',
          kind: 'sheets',
          target: '',
          part: 'membershipForm',
          cell: null,
          language,
          subject: null,
          name: null,
        },
      ]
    : [];
  return [
    ...closed,
    ...sheets.flatMap(({ cell, sheet }) =>
      isClosed(sheet) ? [] : deadLinksAt(document, { part: 'sheet', cell, language }, sheetLinks(sheet)),
    ),
  ];
}

/** Returns the dead links of the parts that a language itself has. Parts from the default language are reported there. */
function deadLinksAround(document: SiteDocument, language: Language): DeadLink[] {
  const menu = document.settings.displayGlobalMenu ? (document.menu[language]?.items ?? []) : [];
  const items = menu
    .filter(({ name }) => !isBlank(name))
    .map(({ linkDestinationUrl: url, isInternalLink, ...item }) => link('menu-item', { url, isInternalLink }, item));
  const popups = Object.entries(document.popups).flatMap(([id, popup]) => {
    const content = isShownOnAnySheet(document, popup) ? popup.content[language] : undefined;
    return content ? [link('popup', { url: content.linkUrl, isInternalLink: content.isInternalLink }, { id, name: popup.name })] : [];
  });
  return [
    ...deadLinksAt(document, { part: 'menu', cell: null, language }, items),
    ...deadLinksAt(document, { part: 'popup', cell: null, language }, popups),
  ];
}

/**
 * Returns the dead links of each language, and members-only sheets for which no one can become a member. They do not prevent
 * publishing: pages omit a link whose page does not exist. Links to cells without a sheet are faults.
 */
export const deadLinks = (document: SiteDocument, languages: readonly Language[] = publishedLanguages(document)): DeadLink[] =>
  languages.flatMap((language) => [...deadLinksOnSheets(document, language), ...deadLinksAround(document, language)]);
