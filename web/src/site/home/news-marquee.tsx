import { Flex } from '@chakra-ui/react/flex';
import { animate } from 'framer-motion/dom/mini';
import { type ReactNode, useEffect, useRef } from 'react';

const cycleSeconds = 40;

/** Moves two copies of its content, so that it loops without a gap. Loaded lazily, because it brings in framer-motion. */
export function NewsMarquee({ moving, children }: { moving: boolean; children: ReactNode }) {
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef<ReturnType<typeof animate>>(null);

  useEffect(() => {
    if (!track.current) return;
    const keyframes = { transform: ['translateX(0)', 'translateX(-50%)'] };
    const started = animate(track.current, keyframes, { duration: cycleSeconds, ease: 'linear', repeat: Number.POSITIVE_INFINITY });
    animation.current = started;
    return () => started.cancel();
  }, []);

  useEffect(() => {
    if (moving) animation.current?.play();
    else animation.current?.pause();
  }, [moving]);

  return (
    <Flex ref={track} data-track width="max-content">
      {children}
    </Flex>
  );
}
