import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface QuietButtonProps {
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** Something that can be done beside the fields; its words may take several lines. */
export const SubtleButton = (props: QuietButtonProps) => (
  <Button
    {...props}
    variant="subtle"
    color="gray"
    size="compact-sm"
    h="auto"
    mih={28}
    styles={{ root: { alignSelf: 'flex-start' }, label: { whiteSpace: 'normal', textAlign: 'start' } }}
  />
);
