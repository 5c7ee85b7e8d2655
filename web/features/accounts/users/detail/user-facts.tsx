import { Anchor, ColorSwatch, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import { hasContract, type UserDetail } from '#shared/model/accounts/user.ts';
import { LicenceBar } from '#web/features/accounts/users/licence-bar.tsx';
import { useContractPeriod } from '#web/features/accounts/users/use-contract-period.ts';
import { usePlanNames, usePlans } from '#web/lib/api/use-plans.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { formatDay, formatMonth, formatNumber, formatTime, formatYen } from '#web/lib/format/format.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { analyticsPath, pageViewsPath, userPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { usePersonNames } from '#web/ui/person/use-person-name.ts';

const LOGO_WIDTH = 500;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The parent account; a link if the login may see that account. */
function Parent({ parent }: Pick<UserDetail, 'parent'>) {
  const user = useUser();
  const { named } = usePersonNames();
  if (!parent) return named('', true);
  const { id, companyName } = parent;
  if (id === user.workAccountId) return companyName;
  return (
    <Anchor component={Link} to={userPath(user, id)}>
      {companyName}
    </Anchor>
  );
}

/** Logo and main colour of an account with its own brand. */
function BrandSummary({ brand: { logo, mainColor } }: { brand: NonNullable<UserDetail['brand']> }) {
  const { t } = useTranslation('users');
  return (
    <Group gap="sm">
      {logo && <img src={mediaUrl(logo.mediaId, LOGO_WIDTH)} alt={t('field.logo')} className={classes['logo']} />}
      <Group gap={6}>
        <ColorSwatch color={mainColor} size={16} aria-hidden />
        {mainColor}
      </Group>
    </Group>
  );
}

/** Links to the reports of an account, or explains that its plan does not include them. */
function Reports({ target: { id, planId } }: { target: UserDetail }) {
  const { t } = useTranslation('users');
  const user = useUser();
  const { data: plans } = usePlans({ isEnabled: useMayDo('plan:choose') });
  if (plans?.find((plan) => plan.id === planId)?.analyticsEffect === false) return t('detail.withoutAnalytics');
  return (
    <Anchor component={Link} to={analyticsPath(user, { accountId: id })}>
      {t('detail.analytics')}
    </Anchor>
  );
}

/** How the billing of the account begins. */
function BillingStartFacts({ start: { initialFee, firstBilledMonth, discount } }: { start: NonNullable<UserDetail['billingStart']> }) {
  const { t } = useTranslation('users');
  return (
    <>
      <Fact label={t('field.initialFee')}>{t(`billingStart.initialFee.${initialFee}`)}</Fact>
      {firstBilledMonth !== null && <Fact label={t('field.firstBilledMonth')}>{formatMonth(firstBilledMonth)}</Fact>}
      {discount && (
        <Fact label={t('field.discountAmount')}>
          {t('billingStart.discount', { amount: formatYen(discount.amount), months: discount.months })}
        </Fact>
      )}
    </>
  );
}

/** The fields of an account. */
export function UserFacts({ target }: { target: UserDetail }) {
  const { t } = useTranslation('users');
  const people = usePersonNames();
  const language = useLanguage();
  const user = useUser();
  const planName = usePlanNames();
  const period = useContractPeriod();
  const { role, licenceGrant, licencesUsed, brand, planChange, endRequest, billingStart } = target;

  return (
    <dl className={classes['facts']}>
      <Fact label={t('field.companyName')}>{target.companyName}</Fact>
      <Fact label={t('field.contactName')}>{target.contactName}</Fact>
      <Fact label={t('field.email')}>
        <Anchor href={`mailto:${target.email}`}>{target.email}</Anchor>
      </Fact>
      <Fact label={t('field.type')}>{t(`type.${target.type}`)}</Fact>
      <Fact label={t('field.parentId')}>
        <Parent parent={target.parent} />
      </Fact>
      {hasContract(role) && (
        <>
          <Fact label={t('field.planId')}>
            {planChange
              ? t('form.planChange', {
                  plan: planName(target.planId),
                  next: planName(planChange.planId),
                  day: formatDay(`${planChange.from}-01`),
                })
              : planName(target.planId)}
          </Fact>
          <Fact label={t('field.contractPeriod')}>
            {period(target)}
            {endRequest && (
              <Text size="sm" c="dimmed">
                {t('detail.endRequested', {
                  name: people.said(endRequest.requestedBy, endRequest.byProvider),
                  time: formatTime(endRequest.requestedAt),
                })}
              </Text>
            )}
          </Fact>
          {billingStart && <BillingStartFacts start={billingStart} />}
          <Fact label={t('field.siteCount')}>{formatNumber(target.siteCount, language)}</Fact>
          <Fact label={t('field.pageViews')}>
            <Anchor component={Link} to={pageViewsPath(user, target.id)}>
              {t('detail.pageViews')}
            </Anchor>
          </Fact>
          <Fact label={t('field.analytics')}>
            <Reports target={target} />
          </Fact>
        </>
      )}
      {licenceGrant !== null && (
        <Fact label={t('field.licences')}>
          <LicenceBar licences={{ grant: licenceGrant, used: licencesUsed }} />
        </Fact>
      )}
      <Fact label={t('field.authority')}>{t(`authority.${target.authority}`)}</Fact>
      {brand && (
        <Fact label={t('field.brand')}>
          <BrandSummary brand={brand} />
        </Fact>
      )}
      <Fact label={t('field.language')}>
        <span lang={LANGUAGE_TAG[target.language]}>{LANGUAGE_NAME[target.language]}</span>
      </Fact>
      <Fact label={t('field.createdAt')}>{formatTime(target.createdAt)}</Fact>
      <Fact label={t('field.updatedAt')}>{formatTime(target.updatedAt)}</Fact>
    </dl>
  );
}
