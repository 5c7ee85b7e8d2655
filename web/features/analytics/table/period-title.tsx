import { Text, Title } from '@mantine/core';

interface PeriodTitleProps {
  title: string;
  /** What the figures are of, where the page does not tell it. */
  period: string | undefined;
  order?: 2 | 3;
}

/** The title of figures and, beside it, the period that they are of. */
export const PeriodTitle = ({ title, period, order = 2 }: PeriodTitleProps) => (
  <Title order={order}>
    {title}
    {period !== undefined && (
      <Text span size="sm" c="dimmed" fw={400} ml="xs" style={{ whiteSpace: 'nowrap' }}>
        {period}
      </Text>
    )}
  </Title>
);
