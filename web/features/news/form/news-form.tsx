import { Alert, Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { NewsState } from '#shared/model/news/news.ts';
import { ImageField } from '#web/features/news/form/image-field.tsx';
import { LinkField } from '#web/features/news/form/link-field.tsx';
import { type NewsDraft, timingOf } from '#web/features/news/form/news-draft.ts';
import { SitesField } from '#web/features/news/form/sites-field.tsx';
import { TextFields, textPath } from '#web/features/news/form/text-fields.tsx';
import { TimingFields } from '#web/features/news/form/timing-fields.tsx';
import { type NewsSaving, useNewsForm } from '#web/features/news/form/use-news-form.ts';
import { shownText } from '#web/features/news/model/news-texts.ts';
import { newsVisibility } from '#web/features/news/model/news-visibility.ts';
import classes from '#web/features/news/news.module.css';
import { PreviewPanel } from '#web/features/news/preview/preview-panel.tsx';
import { type SiteOption, useSiteContents } from '#web/features/news/sites/use-sites.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { StaleVersionAlert } from '#web/ui/page/stale-version-alert.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface NewsFormProps<Body> {
  initial: NewsDraft;
  /** The saved item that is edited; `undefined` for a new one. */
  saved: { version: number; state: NewsState; ownerId: string } | undefined;
  knownSites: readonly SiteOption[];
  saving: NewsSaving<Body>;
  cancelPath: string;
}

/** Returns the label of the form's button, which names the effect on visitors. */
function useSubmitLabel(draft: NewsDraft, savedState: NewsState | undefined): string {
  const { t } = useTranslation('news');
  const { kind } = newsVisibility(timingOf(draft), serverNow());
  if (draft.state === 'draft') return t('submit.draft');
  if (draft.state === 'unpublic') return t('submit.unpublic');
  if (kind === 'from' || kind === 'period' || kind === 'incomplete') return t('submit.schedule');
  return t(savedState === 'public' ? 'submit.update' : 'submit.publish');
}

/** Creates or edits an item, beside a preview of what visitors see of it. */
export function NewsForm<Body>({ initial, saved, knownSites, saving, cancelPath }: NewsFormProps<Body>) {
  const { t } = useTranslation(['news', 'common']);
  const navigate = useNavigate();
  const { paths } = useNewsPlace();
  const { mutation, texts } = saving;
  const { formId, form, submit, conflicts, isStale, isMerging, mergeLatest, validatePath, takingBack } = useNewsForm(
    initial,
    saved,
    saving,
  );
  const [language, setLanguage] = useState<Language>(initial.language);
  const [isUploading, setUploading] = useState(false);
  const draft = form.values;
  const sites = useSiteContents(draft.siteIds);
  const siteLanguages = LANGUAGES.filter((each) => sites.some(({ document }) => document.settings.languages.includes(each)));
  const submitLabel = useSubmitLabel(draft, saved?.state);

  const savedPath = mutation.data && paths.detail(mutation.data.id);
  useEffect(() => {
    if (savedPath !== undefined) void navigate(savedPath, { replace: true });
  }, [savedPath, navigate]);

  return (
    <div className={classes['split']}>
      <UnsavedGuard isActive={(form.isDirty() || isUploading) && !mutation.isSuccess} />
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="lg">
          <SitesField
            value={draft.siteIds}
            known={[...knownSites, ...sites]}
            ownerId={saved?.ownerId}
            error={form.errors['siteIds']}
            onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
          />
          <TextFields
            form={form}
            language={language}
            siteLanguages={siteLanguages}
            onLanguage={setLanguage}
            onBlur={(field) => validatePath(textPath(draft.language, language, field))}
          />
          <LinkField
            value={draft}
            sites={sites}
            language={language}
            error={form.errors['contentUrl']}
            onChange={(link) => {
              form.setValues(link);
              form.clearFieldError('contentUrl');
            }}
            onBlur={() => validatePath('contentUrl')}
          />
          <ImageField
            image={draft.image}
            siteId={draft.siteIds[0]}
            error={form.errors['imageId']}
            onChange={(image) => {
              form.setFieldValue('image', image);
              form.clearFieldError('imageId');
            }}
            onBusy={setUploading}
          />
          <TimingFields form={form} savedState={saved?.state} onBlur={validatePath} />
          {conflicts.length > 0 && (
            <Alert color="gray" role="status">
              {t('stale.both', { fields: conflicts.map((field) => t(`draftField.${field}`)).join(t('list.separator')) })}
            </Alert>
          )}
          {isStale && (
            <StaleVersionAlert
              title={t('stale.title')}
              text={t('stale.text')}
              latest={{ label: t('stale.merge'), isLoading: isMerging, onLoad: () => void mergeLatest() }}
            />
          )}
          <FormFailure title={t(`${texts}.failed`)} error={isStale ? null : mutation.error} />
          <Group justify="flex-end" gap="xs">
            <Button component={Link} to={cancelPath} variant="default">
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={mutation.isPending || isUploading}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      <ConfirmDialog {...takingBack} title={t('takeBack.title')} confirmLabel={t('takeBack.confirm')}>
        {t('takeBack.text')}
      </ConfirmDialog>
      <div className={classes['aside']}>
        <PreviewPanel news={{ ...draft, text: shownText(draft.texts, language, draft.language) }} sites={sites} language={language} />
      </div>
    </div>
  );
}
