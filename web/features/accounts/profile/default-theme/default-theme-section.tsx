import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PALETTE_ROLES, ThemeName } from '#shared/model/sites/theme.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import classes from '#web/features/accounts/profile/default-theme/default-theme.module.css';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** The value of the option without a theme. */
const NO_THEME = 'none';

/** The colours of a theme, largest first. */
const Swatches = ({ name }: { name: ThemeName }) => (
  <span className={classes['swatches']} aria-hidden>
    {PALETTE_ROLES.map((role) => (
      <span key={role} style={{ background: curatedTheme(name).palette[role] }} />
    ))}
  </span>
);

/** The theme with which new sites of the users below the account start. */
export function DefaultThemeSection() {
  const { t } = useTranslation(['profile', 'design', 'fields']);
  const user = useUser();
  const [chosen, setChosen] = useState(user.defaultTheme);
  const save = useMutation({
    mutationFn: () => api.profile.setDefaultTheme({ body: { theme: chosen } }),
    onSuccess: (answer) => {
      storeUser(answer.user);
      toast.success(t('defaultTheme.saved'));
    },
  });
  const isChanged = chosen !== user.defaultTheme;

  return (
    <ProfileSection
      title={t('defaultTheme.title')}
      lead={t(user.workRole === 'MASTER' ? 'defaultTheme.leadMaster' : 'defaultTheme.leadOem')}
    >
      <UnsavedGuard isActive={isChanged && !save.isSuccess} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Stack gap="lg">
          <Radio.Group
            aria-label={t('defaultTheme.title')}
            value={chosen ?? NO_THEME}
            onChange={(value) => {
              save.reset();
              setChosen(ThemeName.safeParse(value).data ?? null);
            }}
          >
            <div className={classes['themes']}>
              <Radio.Card value={NO_THEME} aria-label={t('design:none')} className={classes['card'] ?? ''}>
                <span className={classes['swatches']} data-none />
                <span className={classes['name']}>
                  <Radio.Indicator size="xs" />
                  {t('design:none')}
                </span>
              </Radio.Card>
              {THEME_NAMES.map((name) => (
                <Radio.Card key={name} value={name} aria-label={t(`fields:theme.${name}`)} className={classes['card'] ?? ''}>
                  <Swatches name={name} />
                  <span className={classes['name']}>
                    <Radio.Indicator size="xs" />
                    {t(`fields:theme.${name}`)}
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            {t('defaultTheme.note')}
          </Text>
          <FormFailure title={t('defaultTheme.failed')} error={save.error} />
          <Group>
            <Button type="submit" loading={save.isPending} disabled={!isChanged}>
              {t('defaultTheme.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ProfileSection>
  );
}
