import { Alert, Button, Group, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import { TEXT_MAX } from '#shared/model/limits.ts';
import classes from '#web/features/sites/create/create-site-page.module.css';
import { GridFields } from '#web/features/sites/create/grid-fields.tsx';
import { ImageField } from '#web/features/sites/create/image-field.tsx';
import { OwnTemplateGallery } from '#web/features/sites/templates/own/own-template-gallery.tsx';
import { TemplateGallery } from '#web/features/sites/templates/template-gallery.tsx';
import { useCreationBlockedReason } from '#web/features/sites/use-creation-blocked-reason.ts';
import { useCreateSiteForm } from '#web/features/sites/create/use-create-site-form.ts';
import { ViewModeField } from '#web/features/sites/create/view-mode-field.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

/** The galleries of templates: the built-in ones, and those that accounts have saved. */
const TEMPLATE_SOURCES = ['curated', 'own'] as const;
type TemplateSource = (typeof TEMPLATE_SOURCES)[number];

/** Creates a site, blank or from a template, and opens its editor. */
export function CreateSitePage() {
  const { t } = useTranslation(['sites', 'common', 'snapshots', 'templates']);
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useUser();
  const blockedReason = useCreationBlockedReason();
  const [uploading, setUploading] = useState({ logo: false, favicon: false });
  const isUploading = uploading.logo || uploading.favicon;
  const { formId, form, create, submit, start, select } = useCreateSiteForm();
  const [source, setSource] = useState<TemplateSource>('curated');
  const isDisabled = blockedReason !== null || create.isPending;

  const created = create.data?.site;
  useEffect(() => {
    if (created) void navigate(siteEditorPath(user, created.id), { replace: true });
  }, [created, navigate, user]);

  return (
    <Page title={t('create.title')} lead={t('create.lead')} width="form">
      <UnsavedGuard isActive={(form.isDirty() || isUploading) && !create.isSuccess} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          {blockedReason !== null && <Alert color="gray">{blockedReason}</Alert>}
          <TextInput
            {...form.getInputProps('name')}
            label={t('create.name')}
            withAsterisk
            placeholder={t('create.namePlaceholder')}
            description={t('create.nameHelp', { max: formatNumber(TEXT_MAX.line, language) })}
            name="site-name"
            autoComplete="off"
          />
          <SegmentedControl
            aria-label={t('snapshots:tabs.label')}
            data={TEMPLATE_SOURCES.map((value) => ({ value, label: t(`snapshots:tabs.${value}`) }))}
            value={source}
            onChange={(value) => {
              setSource(value);
              // What is chosen is always seen.
              if (start.kind !== 'blank') select({ kind: 'blank' });
            }}
          />
          {source === 'curated' ? (
            <TemplateGallery
              limits={user.limits}
              selected={start.kind === 'curated' ? start.design : null}
              isDisabled={isDisabled}
              onSelect={(design) => select(design ? { kind: 'curated', design } : { kind: 'blank' })}
            />
          ) : (
            <OwnTemplateGallery
              limits={user.limits}
              selected={start.kind === 'saved' ? start.template : null}
              isDisabled={isDisabled}
              onSelect={(template) => select(template ? { kind: 'saved', template } : { kind: 'blank' })}
            />
          )}
          {start.kind === 'blank' && source === 'curated' && (
            <>
              <GridFields
                draft={form.values}
                errors={form.errors}
                limits={user.limits}
                onChange={(path, value) => form.setFieldValue(path, value)}
                onBlur={(path) => void form.validateField(path)}
              />
              <ViewModeField value={form.values.viewMode} onChange={(viewMode) => form.setFieldValue('viewMode', viewMode)} />
            </>
          )}
          {source === 'curated' && (
            <details
              className={classes['more']}
              open={form.errors['logo'] !== undefined || form.errors['favicon'] !== undefined || undefined}
            >
              <summary>{t('create.more')}</summary>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" mt="sm">
                {(['logo', 'favicon'] as const).map((kind) => (
                  <ImageField
                    key={kind}
                    kind={kind}
                    image={form.values[kind]}
                    error={form.errors[kind]}
                    onChange={(image) => form.setFieldValue(kind, image)}
                    onBusy={(isBusy) => setUploading((state) => ({ ...state, [kind]: isBusy }))}
                  />
                ))}
              </SimpleGrid>
            </details>
          )}
          <FormFailure title={t('create.failed')} error={create.error} isAnnounced={false} />
          <Group justify="flex-end" gap="xs" className={classes['actions'] ?? ''}>
            <Button component={Link} to={siteListPath(user)} variant="default">
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              loading={create.isPending || isUploading}
              disabled={blockedReason !== null || (source === 'own' && start.kind === 'blank')}
            >
              {t(start.kind === 'blank' ? 'create.submit' : 'templates:create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
