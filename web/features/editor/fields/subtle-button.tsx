import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubtleButtonProps {
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A secondary action next to fields; its label may wrap. */
export const SubtleButton = (props: SubtleButtonProps) => (
  <Button
    {...props}
    variant="subtle"
    color="gray"
    size="compact-sm"
    h="auto"
    mih={28}
    styles={{ root: { alignSelf: 'flex-start' }, label: { lineHeight: 1.4, whiteSpace: 'normal', textAlign: 'start' } }}
  />
);
