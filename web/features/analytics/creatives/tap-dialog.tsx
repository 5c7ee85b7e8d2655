import { Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReportedSheet, TapReport } from '#shared/model/analytics/visit-reports.ts';
import { tapPoints } from '#shared/rules/analytics/grid/tap-points.ts';
import { CreativePicture } from '#web/features/analytics/creatives/creative-picture.tsx';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { ReportState } from '#web/features/analytics/report-state.tsx';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useTapReport } from '#web/lib/api/use-analytics.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface TapDialogProps {
  siteId: string;
  /** The day (YYYY-MM-DD) or month (YYYY-MM) of the taps. */
  period: string;
  /** `undefined` while the dialog is closed. */
  sheet: ReportedSheet | undefined;
  fileName: string;
  onClose: () => void;
}

type Tap = TapReport['taps'][number];

function TapPicture({ sheet, report }: { sheet: ReportedSheet; report: TapReport }) {
  const { t } = useTranslation('creatives');
  return (
    <div role="img" aria-label={t('taps.picture')} className={classes['tapPicture']}>
      <CreativePicture sheet={sheet} sizes="(max-width: 47.99em) 90vw, 420px">
        {tapPoints(report).map(({ x, y, size, times }) => (
          <span
            key={`${x}/${y}`}
            className={classes['tap']}
            title={String(times)}
            style={{ left: `${x}%`, top: `${y}%`, width: `${size}%` }}
          />
        ))}
      </CreativePicture>
    </div>
  );
}

function Taps({ siteId, period, sheet, fileName }: Omit<TapDialogProps, 'sheet' | 'onClose'> & { sheet: ReportedSheet }) {
  const { t } = useTranslation('creatives');
  const name = useSheetName()(sheet);
  const report = useTapReport(siteId, sheet.alias, period);
  const place = ({ x, y }: Tap): string => t('taps.placeAt', { x, y });
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={320} />}>
      {(data) => (
        <div className={classes['taps']}>
          <TapPicture sheet={sheet} report={data} />
          <div>
            <ReportTable
              title={t('taps.places')}
              fileName={`${fileName}_${t('taps.title')}_${name}`}
              headingOrder={3}
              columns={[
                { key: 'place', label: t('taps.place'), isRowHeader: true, value: place },
                { key: 'target', label: t('taps.target'), value: ({ target }) => t(`target.${target}`) },
                { key: 'times', label: t('taps.times'), unit: 'count', value: ({ times }) => times },
              ]}
              rows={data.taps}
              rowKey={({ target, x, y }) => `${target}/${x}/${y}`}
              rowName={place}
              empty={t('taps.none')}
            />
            <Text size="sm" c="dimmed" mt="xs">
              {t('taps.how')}
            </Text>
          </div>
        </div>
      )}
    </ReportState>
  );
}

/** Shows where a sheet was tapped, as points on its picture and as a table. */
export function TapDialog({ sheet, onClose, ...taps }: TapDialogProps) {
  const { t } = useTranslation('creatives');
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const nameOf = useSheetName();
  return (
    <Dialog
      isOpen={sheet !== undefined}
      onClose={onClose}
      size="xl"
      fullScreen={isNarrow}
      title={sheet && t('taps.titleOf', { name: nameOf(sheet) })}
    >
      {sheet && <Taps sheet={sheet} {...taps} />}
    </Dialog>
  );
}
