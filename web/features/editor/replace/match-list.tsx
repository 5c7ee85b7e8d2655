import { Alert, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';
import { parsePartKey } from '#shared/rules/sites/site-parts.ts';
import { cellOfPart } from '#web/features/editor/model/document/pending-changes.ts';
import type { EditLocation } from '#web/features/editor/model/editor/editor-state.ts';
import { SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import type { Match } from '#web/features/editor/replace/find-matches.ts';
import classes from '#web/features/editor/replace/match-list.module.css';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** The number of matches that are listed and can be left out one by one. All further ones are replaced. */
const LISTED = 200;
/** The shown length of a text. */
const SHOWN_MAX = 400;

/** A match, and whether its result would break a rule. */
export interface ListedMatch {
  match: Match;
  isBroken: boolean;
}

/** Which matches are left out. */
interface MatchChoice {
  isLeftOut: (match: Match) => boolean;
  choose: (match: Match, isChosen: boolean) => void;
  /** Chooses all again. */
  clear: () => void;
}

const idOf = ({ part, path }: Match): string => `${part}/${path.join('/')}`;

/** Returns the matches to replace: all that break no rule, without those that the user leaves out. */
export function useMatchChoice(matches: readonly ListedMatch[]): { chosen: Match[]; choice: MatchChoice } {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isLeftOut = (match: Match): boolean => leftOut.has(idOf(match));
  return {
    chosen: matches.filter(({ match, isBroken }) => !isBroken && !isLeftOut(match)).map(({ match }) => match),
    choice: {
      isLeftOut,
      choose: (match, isChosen) => {
        const next = new Set(leftOut);
        if (isChosen) next.delete(idOf(match));
        else next.add(idOf(match));
        setLeftOut(next);
      },
      clear: () => setLeftOut(new Set()),
    },
  };
}

/** Returns where undo shows the change of matches: the sheet of the first one, else the settings of the site. */
export function locationOf(document: SiteDocument, [first]: readonly Match[]): EditLocation {
  const cell = first ? cellOfPart(document, first.part) : null;
  return cell === null ? { panel: 'site' } : { panel: 'sheet', cell };
}

/** Returns where a match is, in the words of the editor. */
function usePlaceOf(document: SiteDocument) {
  const { t } = useTranslation(['replace', 'fields', 'inspector']);
  return ({ part }: Match): string => {
    const name = parsePartKey(part);
    if (name.kind === 'settings' || name.kind === 'grid') return t('siteSettings');
    const language = 'language' in name ? ` · ${t(`inspector:languageName.${name.language}`)}` : '';
    if (name.kind === 'sheet') return `${cellOfPart(document, part) ?? ''}${language}`;
    return `${t(`fields:section.${SECTION_OF_PART[name.kind]}`)}${language}`;
  };
}

interface MatchRowProps extends ListedMatch {
  place: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function MatchRow({ match, place, isBroken, isChosen, onChoose }: MatchRowProps) {
  const { t } = useTranslation('replace');
  const language = useLanguage();
  const [before, after] = [match.before, match.after].map((text) => cutText(text, SHOWN_MAX, language));
  return (
    <li>
      <Checkbox
        checked={isChosen && !isBroken}
        disabled={isBroken}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <>
            <Text size="xs" c="dimmed" component="span" display="block">
              {place}
            </Text>
            <span className={classes['before']}>{before}</span> <span aria-hidden>→</span> <span className={classes['after']}>{after}</span>
            {isBroken && (
              <Text size="xs" c="var(--mantine-color-error)" component="span" display="block">
                {t('broken')}
              </Text>
            )}
          </>
        }
      />
    </li>
  );
}

interface MatchListProps {
  document: SiteDocument;
  matches: readonly ListedMatch[];
  label: string;
  choice: MatchChoice;
}

/** Matches with the text before and after, each of which can be left out; nothing without matches. */
export function MatchList({ document, matches, label, choice }: MatchListProps) {
  const { t } = useTranslation('replace');
  const placeOf = usePlaceOf(document);
  const unlisted = matches.slice(LISTED).filter(({ isBroken }) => !isBroken).length;
  if (matches.length === 0) return null;
  return (
    <>
      <ul className={classes['matches']} aria-label={label}>
        {matches.slice(0, LISTED).map((listed) => (
          <MatchRow
            key={idOf(listed.match)}
            {...listed}
            place={placeOf(listed.match)}
            isChosen={!choice.isLeftOut(listed.match)}
            onChoose={(isChosen) => choice.choose(listed.match, isChosen)}
          />
        ))}
      </ul>
      {unlisted > 0 && (
        <Alert color="gray" variant="light">
          {t('more', { count: unlisted })}
        </Alert>
      )}
    </>
  );
}
