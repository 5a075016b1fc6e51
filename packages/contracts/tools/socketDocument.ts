/**
 * A socket for tools. The source describes what is sent and what is received as two channels, and the handshake in a field
 * of ours; AsyncAPI 3 means one channel with both directions, whose binding has query and headers.
 */
import {nameOf, type Part, without} from '../parts';

const PERSPECTIVE =
  'This document describes a client: `send` is what your program sends, and `receive` is what the service sends to it.';
/** Headers that every WebSocket library sends by itself: a tool that asks for them would get them wrong. */
const OF_THE_LIBRARY = /^(?:Host|Upgrade|Connection|Sec-WebSocket-.*)$/i;

/** Returns the document with one channel, its binding, and the perspective in words. */
export function socketDocument(document: Part): Part {
  const {publish, subscribe} = document.channels;
  const {title} = document.info;
  const session = {
    address: publish.address,
    title: 'Session',
    description: `${publish.description}\n\n${subscribe.description}`,
    messages: {...publish.messages, ...subscribe.messages},
    bindings: {ws: webSocketBinding(document['x-handshake'])},
  };
  return {
    ...document,
    info: {
      ...document.info,
      description: `${document.info.description}\n\n${PERSPECTIVE}`,
      tags: [{name: 'WebSocket', description: `${title} over one socket.`}],
    },
    servers: Object.fromEntries(Object.entries<Part>(document.servers).map(([name, one]) => [name, untitled(one)])),
    channels: {session},
    operations: {
      send: operation(document.operations.publish, publish.description),
      receive: operation(document.operations.subscribe, subscribe.description),
    },
  };
}

/** A title of a server is right, and one of the tools rejects it: it becomes the first sentence of the description. */
function untitled({title, ...server}: Part): Part {
  return title ? {...server, description: `${title}. ${server.description}`} : server;
}

function operation(of: Part, description: string): Part {
  const messages = of.messages.map((message: Part) => ({$ref: `#/channels/session/messages/${nameOf(message)}`}));
  return {...of, description, channel: {$ref: '#/channels/session'}, messages};
}

function webSocketBinding(handshake: Part): Part {
  const headers = handshake.requestHeaders.filter(({name}: Part) => !OF_THE_LIBRARY.test(name));
  return {
    method: handshake.method,
    query: objectOf(handshake.queryParameters),
    headers: objectOf(headers.map(({value, ...header}: Part) => ({type: 'string', ...header, examples: [value]}))),
    bindingVersion: '0.1.0',
  };
}

function objectOf(fields: readonly Part[]): Part {
  const properties = fields.map((field) => [field.name, without(field, (key) => key === 'name' || key === 'required')]);
  const required = fields.flatMap(({name, required}) => (required === true ? [name] : []));
  return {type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && {required})};
}
