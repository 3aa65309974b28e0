import { Flex } from '@chakra-ui/react/flex';
import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef } from 'react';
import { NewsList } from './news-list.tsx';

const roundSeconds = 40;

/** The news twice, one after the other, so that it goes round without a gap. This file is loaded late, and brings its library along. */
export function MovingNews({ moving }: { moving: boolean }) {
  const track = useRef<HTMLDivElement>(null);
  const round = useRef<ReturnType<typeof animate>>(null);

  useEffect(() => {
    if (!track.current) return;
    const all = { transform: ['translateX(0)', 'translateX(-50%)'] };
    const started = animate(track.current, all, { duration: roundSeconds, ease: 'linear', repeat: Number.POSITIVE_INFINITY });
    round.current = started;
    return () => started.cancel();
  }, []);

  // Where it stops it goes on.
  useEffect(() => {
    if (moving) round.current?.play();
    else round.current?.pause();
  }, [moving]);

  return (
    <Flex ref={track} data-track width="max-content">
      <NewsList />
      <NewsList aria-hidden inert />
    </Flex>
  );
}
