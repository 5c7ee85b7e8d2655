import { Select, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { Link, LinkField } from '#shared/model/sites/link.ts';
import { CellSelect } from '#web/features/editor/fields/cell-select.tsx';
import { GoalField } from '#web/features/editor/fields/goal-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import {
  DESTINATION_KINDS,
  type DestinationKind,
  destinationKind,
  EXTERNAL_KINDS,
  type ExternalKind,
  externalUrl,
  INTERNAL_KINDS,
  isExternalKind,
  linkOfKind,
  typedAddress,
} from '#web/lib/link/destination-kind.ts';

/** The kinds in the groups in which they are offered. */
const GROUPS = [
  { name: 'groupInside', kinds: INTERNAL_KINDS },
  { name: 'groupOutside', kinds: EXTERNAL_KINDS },
] as const;

const INPUT_TYPE = { web: 'url', phone: 'tel', email: 'email', map: 'text' } as const satisfies Record<ExternalKind, string>;
const PLACEHOLDER = { web: 'https://', phone: '03-1234-5678', email: 'info@example.com', map: '' } as const satisfies Record<
  ExternalKind,
  string
>;

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

/** Edits a link: to one of the site's sheets or pages, a web address, a telephone number, an e-mail address or a map. */
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
  const changeKind = (next: DestinationKind): void => {
    const link = linkOfKind(next);
    onChange({ [field]: link.url, isInternalLink: link.isInternalLink } as Partial<Link<F>>);
  };
  return (
    <Stack gap="sm">
      <Select
        label={t('destination.to')}
        data={GROUPS.map(({ name, kinds }) => ({
          group: t(`destination.${name}`),
          items: kinds.map((each) => ({ value: each, label: t(`destination.${each}`) })),
        }))}
        maxDropdownHeight={420}
        value={kind}
        placeholder={t('several.mixedValue')}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(selected) => {
          const next = DESTINATION_KINDS.find((each) => each === selected);
          if (next && next !== kind) changeKind(next);
        }}
      />
      {kind === 'cell' && (
        <CellSelect destination={url} error={error} isMixed={isMixed} isOfSelection={isOfSelection} onChange={changeAddress} />
      )}
      {kind !== null && isExternalKind(kind) && (
        <TextField
          label={t(`destination.address.${kind}`)}
          {...(kind === 'map' && { help: t('destination.mapHint') })}
          type={INPUT_TYPE[kind]}
          placeholder={isMixed ? t('several.mixedValue') : PLACEHOLDER[kind]}
          value={typedAddress(kind, url)}
          max={TEXT_MAX.url - externalUrl(kind, '').length}
          error={error}
          isReadOnly={isReadOnly}
          onChange={(typed) => changeAddress(externalUrl(kind, typed))}
        />
      )}
      {kind !== null && isExternalKind(kind) && canBeGoal && <GoalField url={url} />}
    </Stack>
  );
}
