import { Center, Loader } from '@mantine/core';

/** Shown while the code or the texts of a screen are loading; without text, since the texts may be missing. */
export function LoadingPage() {
  return (
    <Center component="output" mih="60dvh" aria-busy="true">
      <Loader type="dots" aria-hidden />
    </Center>
  );
}
