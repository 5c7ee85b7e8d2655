import { Select, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/site.ts';
import { INTERNAL_PAGES, type InternalPage, readDestination } from '#shared/rules/destination.ts';
import { CellSelect } from '#web/features/editor/inspector/cell-select.tsx';
import { TextField } from '#web/features/editor/inspector/text-field.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

export type Link = Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>;

const KINDS = ['web', 'cell', ...INTERNAL_PAGES] as const;
type Kind = (typeof KINDS)[number];

/** What a person chose, though nothing may be filled in yet. */
function kindOf({ linkDestinationUrl, isInternalLink }: Link): Kind {
  if (!isInternalLink) return 'web';
  const destination = readDestination(linkDestinationUrl, isInternalLink);
  return destination.kind === 'page' ? destination.page : 'cell';
}

const isPage = (kind: Kind): kind is InternalPage => INTERNAL_PAGES.some((page) => page === kind);

const startOf = (kind: Kind): Link => ({ isInternalLink: kind !== 'web', linkDestinationUrl: isPage(kind) ? `/${kind}` : '' });

interface DestinationFieldProps {
  value: Link;
  error: FieldError | undefined;
  onChange: (link: Partial<Link>) => void;
}

/** Where something pressed leads: an address, one of the site's sheets, or one of its pages. */
export function DestinationField({ value, error, onChange }: DestinationFieldProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const kind = kindOf(value);
  return (
    <Stack gap="sm">
      <Select
        label={t('destination.to')}
        data={KINDS.map((each) => ({ value: each, label: t(`destination.${each}`) }))}
        value={kind}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(chosen) => {
          const next = KINDS.find((each) => each === chosen);
          if (next && next !== kind) onChange(startOf(next));
        }}
      />
      {kind === 'cell' && (
        <CellSelect
          destination={value.linkDestinationUrl}
          error={error}
          onChange={(linkDestinationUrl) => onChange({ linkDestinationUrl })}
        />
      )}
      {kind === 'web' && (
        <TextField
          label={t('destination.url')}
          type="url"
          placeholder="https://"
          value={value.linkDestinationUrl}
          max={TEXT_MAX.url}
          error={error}
          isReadOnly={isReadOnly}
          onChange={(linkDestinationUrl) => onChange({ linkDestinationUrl })}
        />
      )}
    </Stack>
  );
}
