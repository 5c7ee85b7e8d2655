import { Center, Loader } from '@mantine/core';

/** Shown while the code or the texts of a screen are loading. It has no text, because the texts may be missing. */
export function LoadingPage() {
  return (
    <Center component="output" mih="60dvh" aria-busy="true">
      <Loader type="dots" aria-hidden />
    </Center>
  );
}
