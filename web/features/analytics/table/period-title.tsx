import { Text, Title } from '@mantine/core';

interface PeriodTitleProps {
  title: string;
  /** The period of the figures; absent if the page already shows the period. */
  period: string | undefined;
  order?: 2 | 3;
}

/** The title of figures with their period beside it. */
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
