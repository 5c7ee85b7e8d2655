import { Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { CellFeature } from '#web/features/editor/grid/cell/cell-status.ts';
import { FEATURE_ICON, STATE_ICON } from '#web/features/editor/grid/cell/cell-icons.ts';
import { keyName } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { SHORTCUT_GROUPS } from '#web/features/editor/grid/shortcuts/shortcut-groups.ts';
import classes from '#web/features/editor/grid/shortcuts/shortcuts-dialog.module.css';
import { useShortcuts } from '#web/features/editor/grid/shortcuts/use-shortcuts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const STATES = Object.entries(STATE_ICON) as [keyof typeof STATE_ICON, (typeof STATE_ICON)[keyof typeof STATE_ICON]][];
/** Features whose label has a count; the legend uses the name of the field instead. */
const COUNTED = {
  imageLinks: 'fields:sheet.imageLinkPoints',
  products: 'fields:sheet.products',
  popups: 'fields:part.popup',
} as const satisfies Partial<Record<CellFeature, string>>;
const isCounted = (feature: CellFeature): feature is keyof typeof COUNTED => feature in COUNTED;

const FEATURES = Object.entries(FEATURE_ICON) as [CellFeature, (typeof FEATURE_ICON)[CellFeature]][];

function Keys() {
  const { t } = useTranslation(['grid', 'editor']);
  return SHORTCUT_GROUPS.map(({ name, shortcuts }) => (
    <section key={name} aria-labelledby={`shortcuts-${name}`}>
      <Title order={3} id={`shortcuts-${name}`} mb={6}>
        {t(`shortcuts.group.${name}`)}
      </Title>
      <dl className={classes['list']}>
        {shortcuts.map(({ action, combinations }) => (
          <div key={action} className={classes['line']}>
            <dt>{t(action)}</dt>
            <dd className={classes['ways']}>
              {combinations.map((combination, index) => (
                <Fragment key={JSON.stringify(combination)}>
                  {index > 0 && <span className={classes['or']}>{t('shortcuts.or')}</span>}
                  {combination.map((part) =>
                    'key' in part ? (
                      <kbd key={part.key}>{keyName(part.key)}</kbd>
                    ) : (
                      <span key={part.label}>{t(`shortcuts.${part.label}`)}</span>
                    ),
                  )}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function Marks() {
  const { t } = useTranslation(['grid', 'editor', 'fields']);
  const stateLabel = (state: keyof typeof STATE_ICON): string =>
    state === 'noTranslation' ? t('shortcuts.noTranslation') : t(`editor:grid.${state}`);
  const featureLabel = (feature: CellFeature): string => (isCounted(feature) ? t(COUNTED[feature]) : t(`mark.${feature}`));
  const marks = [
    ...STATES.map(([state, Icon]) => ({ label: stateLabel(state), Icon })),
    ...FEATURES.map(([feature, Icon]) => ({ label: featureLabel(feature), Icon })),
  ];
  return (
    <section aria-labelledby="shortcuts-marks">
      <Title order={3} id="shortcuts-marks" mb={6}>
        {t('shortcuts.marks')}
      </Title>
      <ul className={classes['marks']}>
        {marks.map(({ label, Icon }) => (
          <li key={label}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <Text size="sm">{label}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists every shortcut of the editor and the meaning of the marks on cells. */
export function ShortcutsDialog() {
  const { t } = useTranslation('grid');
  const { isShown, show } = useShortcuts();
  return (
    <Dialog isOpen={isShown} onClose={() => show(false)} size={860} title={t('shortcuts.title')}>
      <div className={classes['groups']}>
        <Keys />
        <Marks />
      </div>
    </Dialog>
  );
}
