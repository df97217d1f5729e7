import type { ChangeFeedQuery } from '../../domain/changes.ts';
import type { ChangeDigest, DigestPage } from '../../index/changes/digest-changes.ts';
import { escapeXml } from '../../lib/escape-xml.ts';

/** Prefix of the ids of the feed's entries: a tag URI (RFC 4151). Ids do not depend on the address of the service. */
const TAG = 'tag:github.com,2026:voice-directory/voice-directory:changes';

/** Formats grouped changes of voices as an Atom feed (RFC 4287). Links are relative, because the feed's host and path prefix are unknown here. */
export function writeChangeFeed(
  { providers, before }: ChangeFeedQuery,
  { digests, next }: DigestPage,
  builtAt: string,
): string {
  const linkTo = (number: number | undefined) => {
    const query = [
      ...(providers === undefined ? [] : [`providers=${encodeURIComponent(providers)}`]),
      ...(number === undefined ? [] : [`before=${number}`]),
    ].join('&');
    return `changes.atom${query && '?'}${query}`;
  };
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', providers === undefined ? TAG : `${TAG}?providers=${encodeURIComponent(providers)}`),
    element('title', `Voice Directory: changes${providers === undefined ? '' : ` of ${providers}`}`),
    element('updated', digests[0]?.at ?? builtAt),
    `<author>${element('name', 'Voice Directory')}</author>`,
    link('self', linkTo(before)),
    ...(next === undefined ? [] : [link('next', linkTo(next))]),
    ...digests.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(digest: ChangeDigest): string {
  const { seq, at, version, provider } = digest;
  return [
    '<entry>',
    // An entry's id contains the catalog version, because two deployments may give different snapshots the same sequence number.
    element('id', `${TAG}/${seq}/${version}/${provider}`),
    element('title', titleOf(digest)),
    element('updated', at),
    // The link is a path from the root, because the feed is served under several prefixes, but the page of changes only under `/changes`.
    `<link rel="alternate" type="text/html" href="${escapeXml(`/changes?before=${seq + 1}#${seq}-${provider}`)}"/>`,
    element('content', contentOf(digest), ' type="text"'),
    '</entry>',
  ].join('\n');
}

/** Returns the title of an entry: `azure: 4 added, 1 removed`. */
function titleOf({ provider, groups }: ChangeDigest): string {
  return `${provider}: ${groups.map((group) => `${group.count} ${nameOf(group)}`).join(', ')}`;
}

function contentOf({ groups }: ChangeDigest): string {
  return groups
    .map((group) => {
      const more = group.count - group.ids.length;
      const ids = [...group.ids, ...(more > 0 ? [`${more} more`] : [])];
      return `${nameOf(group)}: ${ids.join(', ')}`;
    })
    .join('\n');
}

function nameOf({ kind, isOwn }: ChangeDigest['groups'][number]): string {
  return isOwn ? `${kind} by the directory` : kind;
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" type="application/atom+xml" href="${escapeXml(address)}"/>`;
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}
