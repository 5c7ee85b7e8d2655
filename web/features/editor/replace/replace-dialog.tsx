import { Alert, Button, Checkbox, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { cellOfPart } from '#web/features/editor/model/document/pending-changes.ts';
import { SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import {
  breaksRule,
  findMatches,
  type Match,
  MATCH_KINDS,
  replaceMatches,
  type Search,
} from '#web/features/editor/replace/find-matches.ts';
import classes from '#web/features/editor/replace/replace-dialog.module.css';
import { useEditor, useSettings, useSiteDocument } from '#web/features/editor/state/editor.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { parsePartKey } from '#shared/rules/sites/site-parts.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The number of matches that are listed and can be left out one by one. All further ones are replaced. */
const LISTED = 200;
const ALL = 'all';
const TYPED_MAX = 2_000;

const idOf = ({ part, path }: Match): string => `${part}/${path.join('/')}`;

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

interface MatchRowProps {
  match: Match;
  place: string;
  isBroken: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function MatchRow({ match: { before, after }, place, isBroken, isChosen, onChoose }: MatchRowProps) {
  const { t } = useTranslation('replace');
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

const NOTHING: Search = { kind: 'text', find: '', replacement: '', matchesCase: false, language: null };

interface SearchFieldsProps {
  search: Search;
  onChange: (search: Search) => void;
}

function SearchFields({ search, onChange }: SearchFieldsProps) {
  const { t } = useTranslation(['replace', 'inspector']);
  const { languages } = useSettings();
  const { kind, find, replacement, matchesCase, language } = search;
  const isColour = kind === 'colour';
  return (
    <>
      <SegmentedControl
        aria-label={t('kind.label')}
        data={MATCH_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => onChange({ ...search, kind: value })}
      />
      <TextInput
        label={t('find')}
        data-autofocus
        value={find}
        maxLength={TYPED_MAX}
        placeholder={isColour ? '#99d52a' : undefined}
        onChange={({ currentTarget }) => onChange({ ...search, find: currentTarget.value })}
      />
      <TextInput
        label={t('replacement')}
        value={replacement}
        maxLength={TYPED_MAX}
        placeholder={isColour ? '#0b7285' : undefined}
        description={isColour ? t('colourHint') : undefined}
        onChange={({ currentTarget }) => onChange({ ...search, replacement: currentTarget.value })}
      />
      <Group gap="lg" align="end">
        {languages.length > 1 && !isColour && (
          <Select
            label={t('language')}
            allowDeselect={false}
            data={[
              { value: ALL, label: t('allLanguages') },
              ...languages.map((value) => ({ value, label: t(`inspector:languageName.${value}`) })),
            ]}
            value={language ?? ALL}
            onChange={(value) => onChange({ ...search, language: languages.find((known) => known === value) ?? null })}
          />
        )}
        {!isColour && (
          <Checkbox
            label={t('matchesCase')}
            checked={matchesCase}
            onChange={({ currentTarget }) => onChange({ ...search, matchesCase: currentTarget.checked })}
          />
        )}
      </Group>
    </>
  );
}

/** Finds and replaces texts, links or colours of the whole site, after a preview, in one undo step (R-6.112). */
export function ReplaceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('replace');
  const { edit } = useEditor();
  const document = useSiteDocument();
  const [typed, setTyped] = useState(NOTHING);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const placeOf = usePlaceOf(document);
  const search = useDeferredValue(typed);
  const matches = useMemo(
    () => (isOpen ? findMatches(document, search).map((match) => ({ match, isBroken: breaksRule(document, match) })) : []),
    [isOpen, document, search],
  );
  const chosen = matches.filter(({ match, isBroken }) => !isBroken && !leftOut.has(idOf(match))).map(({ match }) => match);

  const unlisted = matches.slice(LISTED).filter(({ isBroken }) => !isBroken).length;

  const choose = (match: Match, isChosen: boolean): void => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(idOf(match));
    else next.add(idOf(match));
    setLeftOut(next);
  };
  const apply = (): void => {
    const [first] = chosen;
    const cell = first ? cellOfPart(document, first.part) : null;
    edit((present) => replaceMatches(present, chosen), cell === null ? { panel: 'site' } : { panel: 'sheet', cell });
    toast.success(t('done', { count: chosen.length }));
    setLeftOut(new Set());
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size={640}>
      <Stack gap="md">
        <SearchFields search={typed} onChange={setTyped} />
        <div role="status">
          <Text fw={600}>{typed.find.trim() === '' ? t('start') : t('found', { count: matches.length })}</Text>
        </div>
        {matches.length > 0 && (
          <ul className={classes['matches']} aria-label={t('matches')}>
            {matches.slice(0, LISTED).map(({ match, isBroken }) => (
              <MatchRow
                key={idOf(match)}
                match={match}
                place={placeOf(match)}
                isBroken={isBroken}
                isChosen={!leftOut.has(idOf(match))}
                onChoose={(isChosen) => choose(match, isChosen)}
              />
            ))}
          </ul>
        )}
        {unlisted > 0 && (
          <Alert color="gray" variant="light">
            {t('more', { count: unlisted })}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={apply}>
            {t('apply', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
