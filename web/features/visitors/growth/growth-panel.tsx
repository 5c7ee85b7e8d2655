import { useTranslation } from '#web/lib/use-translation.ts';
import type { MemberGrowth } from '#shared/model/visitors/site-member.ts';
import { chartPoints } from '#web/features/visitors/growth/chart-points.ts';
import { useGrowth } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { formatDay, formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

const BOX = { width: 600, height: 56 };

const sum = (days: readonly MemberGrowth[], pick: (day: MemberGrowth) => number): number => days.reduce((all, day) => all + pick(day), 0);

/** The same numbers as the chart, newest first. */
function GrowthTable({ days }: { days: readonly MemberGrowth[] }) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  return (
    <details className={classes['growthTable']}>
      <summary>{t('growth.asTable')}</summary>
      <ScrollRegion label={t('growth.asTable')} className={classes['growthRows']}>
        <table>
          <thead>
            <tr>
              {(['day', 'total', 'registeredColumn', 'leftColumn'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`growth.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, total, registered, left }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                {[total, registered, left].map((figure, index) => (
                  <td key={String(index)}>{formatNumber(figure, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

function Chart({ days }: { days: readonly MemberGrowth[] }) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const line = chartPoints(
    days.map(({ total }) => total),
    BOX,
  );
  const label = t('growth.summary', {
    from: formatDay(first.day),
    first: formatNumber(first.total, language),
    to: formatDay(last.day),
    last: formatNumber(last.total, language),
  });
  return (
    <div>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className={classes['chart']}
        role="img"
        aria-label={`${t('growth.title')}: ${label}`}
      >
        <polygon points={`0,${BOX.height} ${line} ${BOX.width},${BOX.height}`} fill="var(--mantine-color-blue-1)" />
        <polyline points={line} fill="none" stroke="var(--mantine-color-blue-6)" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={classes['chartEnds']} aria-hidden>
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
    </div>
  );
}

/** The members of a site over the last 90 days, as figures, a chart and a table. Renders nothing before the first member. */
export function GrowthPanel({ siteId }: { siteId: string }) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const growth = useGrowth(siteId);
  const days = growth.data;
  if (growth.error && !days) return <ErrorState title={t('growth.failed')} query={growth} />;
  if (!days || days.every(({ total, registered, left }) => total + registered + left === 0)) return null;
  const figures = [
    { label: t('growth.members'), value: days.at(-1)?.total ?? 0 },
    { label: t('growth.registered'), value: sum(days, ({ registered }) => registered) },
    { label: t('growth.left'), value: sum(days, ({ left }) => left) },
  ];
  return (
    <section className={classes['growth']} aria-label={t('growth.title')}>
      <dl className={classes['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{t('growth.people', { number: formatNumber(value, language) })}</dd>
          </div>
        ))}
      </dl>
      <Chart days={days} />
      <GrowthTable days={days} />
    </section>
  );
}
