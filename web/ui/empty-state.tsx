import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** What to do next. */
  action?: ReactNode;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={72} px="md">
      <ThemeIcon variant="light" color="gray" size={64} radius="xl">
        <Icon size={32} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={2} ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={440}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
