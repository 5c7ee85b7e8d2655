import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ViewMode } from '#shared/model/sites/site.ts';
import { CustomPathField } from '#web/features/editor/inspector/site/custom-path-field.tsx';
import { GridSizeField } from '#web/features/editor/inspector/site/grid-size-field.tsx';
import { LanguagesGroup } from '#web/features/editor/inspector/site/languages-group.tsx';
import { SheetsInViewField } from '#web/features/editor/inspector/site/sheets-in-view-field.tsx';
import { StyleGroup } from '#web/features/editor/inspector/site/style-group.tsx';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { ImageField } from '#web/features/editor/fields/image-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { shownHost } from '#web/lib/format/shown-host.ts';

/** Settings of the whole site. */
export function SitePanel() {
  const { t } = useTranslation(['inspector', 'fields']);
  const settings = useSettings();
  const siteId = useEditorState((state) => state.site.id);
  const domain = useEditorState(({ site }) => site.customDomain);
  const isReadOnly = useIsReadOnly();
  const nameFault = useFieldFault('settings', 'name');
  const [viewModeId, viewModeHelpId] = [useId(), useId()];
  const viewModeHelp = useFieldHelp(t('fields:settings.viewMode'), t('site.viewModeHint'));
  const change = useChangeSettings();

  return (
    <Stack gap="lg">
      <Title order={2}>{t('site.title')}</Title>
      <TextField
        label={t('fields:settings.name')}
        value={settings.name}
        max={TEXT_MAX.line}
        error={nameFault}
        isReadOnly={isReadOnly}
        isRequired
        onChange={(name) => change({ name })}
      />
      <GridSizeField />
      <div>
        <CustomPathField />
        <SectionLinkButton section="domain" label={domain ? t('site.showDomain', { name: shownHost(domain) }) : t('site.setDomain')} />
      </div>
      <div role="group" aria-labelledby={viewModeId}>
        <WithTip tip={viewModeHelp.tip}>
          <Text id={viewModeId} size="sm" fw={550} mb={4}>
            {t('fields:settings.viewMode')}
          </Text>
        </WithTip>
        <SegmentedControl
          fullWidth
          aria-labelledby={viewModeId}
          aria-describedby={viewModeHelpId}
          readOnly={isReadOnly}
          data={ViewMode.options.map((mode) => ({ value: mode, label: t(`site.${mode}`) }))}
          value={settings.viewMode}
          onChange={(viewMode) => change({ viewMode })}
        />
        <Text id={viewModeHelpId} size="xs" c="dimmed" mt={4} className={viewModeHelp.className ?? ''}>
          {viewModeHelp.description}
        </Text>
      </div>
      {settings.viewMode === 'PC' && <SheetsInViewField />}
      {(['logo', 'favicon'] as const).map((kind) => (
        <ImageField
          key={kind}
          kind={kind}
          field={`settings/${kind}`}
          label={t(`fields:settings.${kind}`)}
          help={t(`site.${kind}Hint`)}
          siteId={siteId}
          image={settings[kind]}
          isReadOnly={isReadOnly}
          onChange={(image) => change({ [kind]: image })}
        />
      ))}
      <div>
        <LanguagesGroup />
        <StyleGroup />
      </div>
    </Stack>
  );
}
