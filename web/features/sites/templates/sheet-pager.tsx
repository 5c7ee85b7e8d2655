import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/sites/templates/sheet-pager.module.css';

interface SheetPagerProps {
  /** The name of what is shown, for screen readers. */
  name: string;
  /** The cells of the sheets, at least one. */
  cells: readonly string[];
  /** Returns a sheet as on a phone. */
  children: (cell: string) => ReactNode;
}

/** One sheet at a time, with buttons for the next and the previous one. */
export function SheetPager({ name, cells, children }: SheetPagerProps) {
  const { t } = useTranslation('templates');
  const [index, setIndex] = useState(0);
  const cell = cells[index] ?? '';
  const steps = [
    { label: t('previous'), icon: IconArrowLeft, to: index - 1 },
    { label: t('next'), icon: IconArrowRight, to: index + 1 },
  ];
  return (
    <>
      <div className={classes['phone']} role="img" aria-label={t('screen', { name, cell })}>
        {children(cell)}
      </div>
      <Group justify="center" mt="sm" gap="md">
        {steps.map(({ label, icon: Icon, to }) => {
          const isPossible = to >= 0 && to < cells.length;
          return (
            <ActionIcon
              key={label}
              size={44}
              variant="default"
              aria-label={label}
              aria-disabled={!isPossible}
              {...(!isPossible && { 'data-disabled': true })}
              onClick={() => isPossible && setIndex(to)}
            >
              <Icon size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          );
        })}
      </Group>
      <Text size="xs" c="dimmed" ta="center" mt={4} aria-live="polite">
        {t('position', { place: index + 1, count: cells.length })}
      </Text>
    </>
  );
}
