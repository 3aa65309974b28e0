import { chakra } from '@chakra-ui/react';
import { domMin, LazyMotion, useAnimationControls } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useRef } from 'react';
import { NewsList } from './news-list.tsx';

const roundSeconds = 40;

/** The news twice, one after the other, so that it goes round without a gap. This file is loaded late, and brings its library along. */
export function MovingNews({ moving }: { moving: boolean }) {
  const controls = useAnimationControls();
  const passed = useRef(0);

  // From where it stopped: on to the end of the first copy, back without a sight of it, and up to here again.
  useEffect(() => {
    if (!moving) return;
    const here = `${passed.current}%`;
    const end = 1 + passed.current / 50;
    const transition = { duration: roundSeconds, times: [0, end, end, 1], ease: 'linear' as const, repeat: Number.POSITIVE_INFINITY };
    void controls.start({ x: [here, '-50%', '0%', here], transition });
    return () => controls.stop();
  }, [moving, controls]);

  const remember = ({ x }: { x?: string | number }) => {
    passed.current = Number.parseFloat(String(x));
  };
  return (
    <LazyMotion features={domMin} strict>
      <Track data-track animate={controls} onUpdate={remember}>
        <NewsList />
        <NewsList aria-hidden inert />
      </Track>
    </LazyMotion>
  );
}

const Track = chakra(m.div, { base: { display: 'flex', width: 'max-content' } }, { forwardProps: ['animate', 'onUpdate'] });
