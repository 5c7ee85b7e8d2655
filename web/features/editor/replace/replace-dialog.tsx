import { Button, Checkbox, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { breaksRule, findMatches, MATCH_KINDS, replaceMatches, type Search } from '#web/features/editor/replace/find-matches.ts';
import { locationOf, MatchList, useMatchChoice } from '#web/features/editor/replace/match-list.tsx';
import { useEditor, useSettings, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const ALL = 'all';
const TYPED_MAX = 2_000;

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

/** Finds and replaces texts, links or colours of the whole site, after a preview, in one undo step. */
export function ReplaceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('replace');
  const { edit } = useEditor();
  const document = useSiteDocument();
  const [typed, setTyped] = useState(NOTHING);
  const search = useDeferredValue(typed);
  const matches = useMemo(
    () => (isOpen ? findMatches(document, search).map((match) => ({ match, isBroken: breaksRule(document, match) })) : []),
    [isOpen, document, search],
  );
  const { chosen, choice } = useMatchChoice(matches);

  const apply = (): void => {
    edit((present) => replaceMatches(present, chosen), locationOf(document, chosen));
    toast.success(t('done', { count: chosen.length }));
    choice.clear();
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size={640}>
      <Stack gap="md">
        <SearchFields search={typed} onChange={setTyped} />
        <div role="status">
          <Text fw={600}>{typed.find.trim() === '' ? t('start') : t('found', { count: matches.length })}</Text>
        </div>
        <MatchList document={document} matches={matches} label={t('matches')} choice={choice} />
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
