import { describe, expect, it } from '@jest/globals';
import { type ComponentChildren, createContext, createElement, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { InTurn } from '../../../src/http/middleware/admission.ts';
import { renderInSlices, Slice } from '../../../src/page/components/slice.ts';

describe('renderInSlices', () => {
  it('renders each slice in a turn of its own, in its place, with the contexts around it', async () => {
    const Name = createContext('none');
    const Named = ({ prefix }: { readonly prefix: string }) =>
      createElement('b', null, prefix, useContext(Name));
    const slice = (...children: ComponentChildren[]) => createElement(Slice, { children });
    const page = createElement(
      'main',
      { title: '<x-slice></x-slice>' },
      createElement(Name.Provider, { value: 'outer' }, slice(createElement(Named, { prefix: 'a ' }))),
      '<x-slice></x-slice>',
      createElement(
        Name.Provider,
        { value: 'inner' },
        slice('first', slice(createElement(Named, { prefix: 'b ' })), 'last'),
      ),
      slice(createElement(Fragment, null, createElement('i', null), 'end')),
    );
    const turns: unknown[] = [];
    const inTurn: InTurn = async (work) => {
      const made = work();
      turns.push(made);
      return made;
    };
    const html = await renderInSlices(page, inTurn);
    expect(html).toBe(
      '<main title="&lt;x-slice>&lt;/x-slice>"><b>a outer</b>&lt;x-slice>&lt;/x-slice>first<b>b inner</b>last<i></i>end</main>',
    );
    expect(turns.slice(1)).toEqual([
      '<b>a outer</b>',
      'first<x-slice></x-slice>last',
      '<b>b inner</b>',
      '<i></i>end',
    ]);
  });
});
