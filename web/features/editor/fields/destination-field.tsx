import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { Link, LinkField } from '#shared/model/sites/link.ts';
import { INTERNAL_PAGES, type InternalPage, parseDestination } from '#shared/model/sites/destination.ts';
import { CellSelect } from '#web/features/editor/fields/cell-select.tsx';
import { GoalField } from '#web/features/editor/fields/goal-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

const KINDS = ['web', 'cell', ...INTERNAL_PAGES] as const;
type Kind = (typeof KINDS)[number];

/** Returns the chosen kind of destination, which is known before the address is filled in. */
export function destinationKind(url: string, isInternalLink: boolean): Kind {
  if (!isInternalLink) return 'web';
  const destination = parseDestination(url, isInternalLink);
  return destination.kind === 'page' ? destination.page : 'cell';
}

const isPage = (kind: Kind): kind is InternalPage => INTERNAL_PAGES.some((page) => page === kind);

interface DestinationFieldProps<F extends LinkField> {
  /** The name of the field that holds the address. */
  field: F;
  value: Link<F>;
  error: FieldError | undefined;
  /** Whether a web address can be marked as a goal. */
  canBeGoal?: boolean;
  /** In what the edited links differ: `kind` includes the address. */
  mixed?: 'none' | 'url' | 'kind';
  /** Whether the link is one of all selected sheets, which then may not lead to one of them. */
  isOfSelection?: boolean;
  onChange: (link: Partial<Link<F>>) => void;
}

/** Edits a link: to a web address, to one of the site's sheets, or to one of its pages. */
export function DestinationField<F extends LinkField>({
  field,
  value,
  error,
  canBeGoal = true,
  mixed = 'none',
  isOfSelection = false,
  onChange,
}: DestinationFieldProps<F>) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const url = mixed === 'none' ? value[field] : '';
  const kind = mixed === 'kind' ? null : destinationKind(value[field], value.isInternalLink);
  const isMixed = mixed !== 'none';
  const changeAddress = (to: string): void => onChange({ [field]: to } as Partial<Link<F>>);
  const changeKind = (next: Kind): void =>
    onChange({ [field]: isPage(next) ? `/${next}` : '', isInternalLink: next !== 'web' } as Partial<Link<F>>);
  return (
    <Stack gap="sm">
      <Select
        label={t('destination.to')}
        data={KINDS.map((each) => ({ value: each, label: t(`destination.${each}`) }))}
        value={kind}
        placeholder={t('several.mixedValue')}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(selected) => {
          const next = KINDS.find((each) => each === selected);
          if (next && next !== kind) changeKind(next);
        }}
      />
      {kind === 'cell' && (
        <CellSelect destination={url} error={error} isMixed={isMixed} isOfSelection={isOfSelection} onChange={changeAddress} />
      )}
      {kind === 'web' && (
        <TextField
          label={t('destination.url')}
          type="url"
          placeholder={isMixed ? t('several.mixedValue') : 'https://'}
          value={url}
          max={TEXT_MAX.url}
          error={error}
          isReadOnly={isReadOnly}
          onChange={changeAddress}
        />
      )}
      {kind === 'web' && canBeGoal && <GoalField url={url} />}
    </Stack>
  );
}
