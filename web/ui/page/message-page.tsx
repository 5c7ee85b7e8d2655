import { Center, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { useBrandName } from '#web/lib/session/use-brand-name.ts';
import { UserContext } from '#web/lib/session/user.ts';
import centred from '#web/ui/page/centred-lines.module.css';

interface MessagePageProps {
  icon: TablerIcon;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** A screen with a single message and its actions. */
export function MessagePage({ icon: Icon, title, text, actions, children }: MessagePageProps) {
  const isInsideShell = useContext(UserContext) !== null;
  useDocumentTitle(`${title} | ${useBrandName()}`);
  return (
    <Center component={isInsideShell ? 'div' : 'main'} mih="70dvh" p="lg" tabIndex={-1}>
      <Stack align="center" gap="md" maw={520}>
        <ThemeIcon variant="light" color="gray" size={64} radius="xl">
          <Icon size={32} stroke={1.5} aria-hidden />
        </ThemeIcon>
        <Title order={1} className={centred['lines'] ?? ''} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed" className={centred['lines'] ?? ''}>
          {text}
        </Text>
        <Group justify="center" gap="xs">
          {actions}
        </Group>
        {children}
      </Stack>
    </Center>
  );
}
